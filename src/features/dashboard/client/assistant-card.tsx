import { Mic, Sparkles } from 'lucide-react';
import { openAssistant } from '#client/lib/open-assistant.ts';
import { Button } from '#client/ui/button.tsx';
import { Card, CardHeader } from '#client/ui/card.tsx';
import { texts } from '../texts.ts';

/** The assistant's word for the day, and the way to talk to it. */
export function AssistantCard() {
  return (
    <Card aria-labelledby="assistant-card">
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
            {texts.assistant.voice}
          </Button>
        }
      />
      <p className="wrap-anywhere text-text-muted">{texts.assistant.greeting}</p>
    </Card>
  );
}
