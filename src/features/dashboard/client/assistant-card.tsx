import { Mic, Sparkles } from 'lucide-react';
import { openAssistant } from '#client/lib/open-assistant.ts';
import { Button } from '#client/ui/button.tsx';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useReport } from '#features/assistant/report/client/queries.ts';
import { texts } from '../texts.ts';

/** The assistant's word for the day, and the way to talk to it. */
export function AssistantCard() {
  return (
    <Card data-later aria-labelledby="assistant-card">
      <CardHeader
        id="assistant-card"
        title={
          <span className="flex items-center gap-2">
            <Sparkles aria-hidden className="size-5 text-accent-text" />
            {texts.assistant.title}
          </span>
        }
        action={
          <Button variant="secondary" size="small" onClick={() => openAssistant({ listen: true })}>
            <Mic aria-hidden />
            <span className="max-[22rem]:sr-only">{texts.assistant.voice}</span>
          </Button>
        }
      />
      <DayInWords />
    </Card>
  );
}

/** What the report makes of the day; a greeting where there is none. */
function DayInWords() {
  const { data, isPending } = useReport();
  return (
    <div className="min-h-18">
      {isPending ? (
        <Skeleton className="h-18" />
      ) : (
        <p className="wrap-anywhere">{data?.summary || texts.assistant.greeting}</p>
      )}
    </div>
  );
}
