import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '#client/lib/call.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { DoorPage } from '#client/ui/door-page.tsx';
import { paths } from '#shared/paths.ts';
import type { unsubscribeLetters } from '../contract.ts';
import { texts } from './texts.ts';

const words = texts.page;

/** Ends letters of a kind by a press, whoever is signed in: programs that look into letters follow links, and press nothing. */
export default function LettersPage({ brand, tools }: { brand: ReactNode; tools: ReactNode }) {
  const [token] = useState(() => new URLSearchParams(location.search).get('token'));
  useEffect(() => {
    document.title = words.title;
    if (location.search) history.replaceState(null, '', paths.letters);
  }, []);
  return (
    <DoorPage brand={brand} tools={tools}>
      <h1 className="mb-8 text-center font-semibold text-title">{words.title}</h1>
      <Card className="flex flex-col gap-4">{token ? <Stopping token={token} /> : <p>{words.invalid}</p>}</Card>
    </DoorPage>
  );
}

function Stopping({ token }: { token: string }) {
  const stopping = useMutation({
    mutationFn: () => call<typeof unsubscribeLetters>('POST /api/letters/unsubscribe', { query: { token } }),
  });
  const { data, error, isPending } = stopping;
  return (
    <>
      <div role="status" className="flex flex-col gap-2">
        {data ? (
          <>
            <p className="font-medium">{words.stopped[data.letter]}</p>
            <p className="text-text-muted">{words.back}</p>
          </>
        ) : (
          <p>{words.text}</p>
        )}
      </div>
      {error && (
        <p role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-danger text-small">
          {serverMessage(error) ?? words.failed}
        </p>
      )}
      {data ? (
        <Button size="large" className="w-full" onClick={() => location.assign(paths.home)}>
          {words.open}
        </Button>
      ) : (
        <Button
          size="large"
          className="w-full"
          pending={isPending}
          pendingLabel={words.stopping}
          onClick={() => stopping.mutate()}
        >
          {words.stop}
        </Button>
      )}
    </>
  );
}
