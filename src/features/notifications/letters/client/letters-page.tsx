import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '#client/lib/call.ts';
import { serverMessage } from '#client/lib/http-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
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
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-14 items-center justify-between px-4 md:px-6">
        <a href={paths.home} className="touch-target inline-flex rounded-small">
          {brand}
        </a>
        {tools}
      </header>
      <main className="flex flex-1 justify-center px-4 pt-[max(1.5rem,8dvh)] pb-16">
        <div className="w-full max-w-100">
          <h1 className="mb-8 text-center font-semibold text-title">{words.title}</h1>
          <Card className="flex flex-col gap-4">{token ? <Stopping token={token} /> : <p>{words.invalid}</p>}</Card>
        </div>
      </main>
    </div>
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
