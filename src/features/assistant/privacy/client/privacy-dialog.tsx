import type { ReactNode } from 'react';
import { Badge, type Tone } from '#client/ui/badge.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ErrorState } from '#client/ui/state-message.tsx';
import type { PrivacyReply } from '../contract.ts';
import { texts } from '../texts.ts';
import { usePrivacy } from './queries.ts';

interface PrivacyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What leaves this server as it is configured now, what is kept, and for how long. */
export function PrivacyDialog({ open, onOpenChange }: PrivacyDialogProps) {
  const { data, isError, isFetching, refetch } = usePrivacy();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      closeLabel={texts.close}
      size="large"
      textOnly={!isError}
    >
      <div className="flex flex-col gap-6">
        <Part title={texts.here}>
          {data ? (
            <Receivers {...data} />
          ) : isError ? (
            <ErrorState
              title={texts.failed}
              retryLabel={texts.retry}
              onRetry={() => void refetch()}
              pending={isFetching}
            />
          ) : (
            <div role="status" className="flex flex-col gap-3">
              <span className="sr-only">{texts.loading}</span>
              <Skeleton className="h-14" />
              <Skeleton className="h-14" />
              <Skeleton className="h-14" />
            </div>
          )}
        </Part>
        <Part title={texts.kept}>
          <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-text-muted">
            {texts.keptItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p className="mt-3 text-text-muted">{texts.leave}</p>
        </Part>
      </div>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-3 font-semibold text-body">{title}</h3>
      {children}
    </section>
  );
}

function Receivers(receivers: PrivacyReply) {
  const { languageModel, speech, transcription, mail, backups, signIn, push, calendars } = receivers;
  const { model, recognition, telemetry } = texts;
  const namesOf = (receivers: readonly { host: string }[]) => receivers.map(({ host }) => host).join(', ');
  return (
    <ul className="flex flex-col gap-4">
      <Receiver
        title={model.title}
        leaves={languageModel !== null}
        text={languageModel ? model.on(languageModel.model, languageModel.host) : model.off}
      />
      <Receiver
        title={texts.speech.title}
        leaves={speech !== null}
        text={speech ? texts.speech.on(speech.host) : texts.speech.off}
      />
      <Receiver
        title={texts.transcription.title}
        leaves={transcription !== null}
        text={transcription ? texts.transcription.on(transcription.host) : texts.transcription.off}
      />
      <Receiver title={recognition.title} leaves="maybe" text={recognition.text} />
      <Receiver
        title={texts.signIn.title}
        leaves={signIn.length > 0}
        text={signIn.length > 0 ? texts.signIn.on(namesOf(signIn)) : texts.signIn.off}
      />
      <Receiver
        title={texts.push.title}
        leaves={push.length > 0}
        text={push.length > 0 ? texts.push.on(namesOf(push)) : texts.push.off}
      />
      <Receiver
        title={texts.mail.title}
        leaves={mail !== null}
        text={mail ? texts.mail.on(mail.host) : texts.mail.off}
      />
      <Receiver
        title={texts.calendars.title}
        leaves={calendars.length > 0}
        text={calendars.length > 0 ? texts.calendars.on(namesOf(calendars)) : texts.calendars.off}
      />
      <Receiver
        title={texts.backups.title}
        leaves={backups !== null}
        text={backups ? texts.backups.on(backups.host, backups.encrypted) : texts.backups.off}
      />
      <Receiver title={telemetry.title} leaves={false} text={telemetry.text} />
    </ul>
  );
}

function Receiver({ title, leaves, text }: { title: string; leaves: boolean | 'maybe'; text: string }) {
  const [tone, word]: [Tone, string] =
    leaves === 'maybe' ? ['neutral', texts.browser] : leaves ? ['warning', texts.leaves] : ['success', texts.stays];
  return (
    <li>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h4 className="font-medium">{title}</h4>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <p className="wrap-anywhere mt-1 text-small text-text-muted">{text}</p>
    </li>
  );
}
