import { FlaskConical, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { randomId } from '#client/lib/random-id.ts';
import { Button } from '#client/ui/button.tsx';
import { confirm } from '#client/ui/confirm.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { texts } from '../texts.ts';
import { useCreateSample, useDismissSample, useRemoveSample } from './sample-changes.ts';

const { offer, present, question } = texts.sample;

/** Offers a newcomer an example of a day. */
export function SampleOffer() {
  const [key] = useState(randomId);
  const create = useCreateSample();
  const dismiss = useDismissSample();
  return (
    <Strip title={offer.title} text={offer.text}>
      <Button variant="secondary" pending={create.isPending} onClick={() => create.mutate(key)}>
        {offer.action}
      </Button>
      <IconButton label={offer.dismiss} onClick={() => dismiss.mutate()} disabled={create.isPending}>
        <X aria-hidden />
      </IconButton>
    </Strip>
  );
}

/** Tells that what is shown is an example, and takes it away again. */
export function SamplePresent() {
  const remove = useRemoveSample();
  const keep = useDismissSample();
  const ask = async () => {
    const { title, text, action, cancel } = question;
    if (await confirm({ title, text, actionLabel: action, cancelLabel: cancel })) remove.mutate('');
  };
  return (
    <Strip title={present.title} text={present.text}>
      <Button variant="secondary" pending={remove.isPending} onClick={ask}>
        {present.remove}
      </Button>
      <Button variant="quiet" onClick={() => keep.mutate()} disabled={remove.isPending}>
        {present.keep}
      </Button>
    </Strip>
  );
}

function Strip({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section
      data-later="out"
      aria-label={title}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line-strong/60 border-dashed px-5 py-4"
    >
      <FlaskConical aria-hidden className="size-5 shrink-0 text-text-muted" />
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">{title}</p>
        <p className="text-small text-text-muted">{text}</p>
      </div>
      <div className="flex items-center gap-1">{children}</div>
    </section>
  );
}
