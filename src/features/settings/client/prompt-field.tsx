import { Field } from '#client/ui/field.tsx';
import { Textarea } from '#client/ui/input.tsx';
import { PROMPT_MAX } from '../rules.ts';
import { texts } from './texts.ts';
import { type PromptState, usePrompt } from './use-prompt.ts';

const { prompt } = texts;

const STATES: Record<PromptState, string> = {
  rest: '',
  typing: prompt.keys,
  saving: prompt.saving,
  saved: prompt.saved,
  failed: prompt.unsaved,
};

/** The user's own words to the assistant: saved when the field is left. */
export function PromptField({ stored }: { stored: string }) {
  const { text, state, problem, change, save } = usePrompt(stored);
  const length = text.trim().length;
  const extra = problem === undefined ? 0 : length - PROMPT_MAX;
  return (
    <div>
      <Field label={prompt.label} hint={prompt.hint} error={extra > 0 ? prompt.tooLong(extra) : problem}>
        <Textarea
          rows={4}
          value={text}
          onChange={(event) => change(event.target.value)}
          onBlur={save}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
          }}
        />
      </Field>
      <p className="mt-1 flex justify-between gap-4 text-small text-text-muted">
        <span role="status">{STATES[state]}</span>
        <span className="tabular shrink-0">{prompt.count(length, PROMPT_MAX)}</span>
      </p>
    </div>
  );
}
