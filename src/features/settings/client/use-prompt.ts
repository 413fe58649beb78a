import { useEffect, useEffectEvent, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#client/lib/draft.ts';
import { useDraftOwner } from '#client/lib/draft-owner.ts';
import { PROMPT_MAX } from '../rules.ts';
import { PROMPT_DRAFT } from './prompt-draft.ts';
import { useUpdateSettings } from './queries.ts';

export type PromptState = 'rest' | 'typing' | 'saving' | 'saved' | 'failed';

/**
 * What is being typed into the wishes. It is kept in this tab until the server has it: through a closed dialog, an
 * absent network and an ended session. Whatever is left unsaved is sent when the field goes.
 */
export function usePrompt(stored: string) {
  const userId = useDraftOwner();
  const update = useUpdateSettings();
  const [typed, setTyped] = useState(() => readDraft<string>(userId, PROMPT_DRAFT)?.value);
  const [state, setState] = useState<PromptState>(typed === undefined ? 'rest' : 'typing');
  const text = typed ?? stored;

  const change = (next: string) => {
    setTyped(next);
    setState('typing');
    keepDraft(userId, PROMPT_DRAFT, next);
  };
  const settle = (saved: string) => {
    if (readDraft<string>(userId, PROMPT_DRAFT)?.value.trim() !== saved) return;
    dropDraft(userId, PROMPT_DRAFT);
    setTyped(undefined);
    setState('saved');
  };
  const save = () => {
    const wanted = typed?.trim();
    if (wanted === undefined || wanted.length > PROMPT_MAX || state === 'saving') return;
    if (wanted === stored) return settle(wanted);
    setState('saving');
    // The promise, unlike the callbacks of `mutate`, also tells a field that is gone by then.
    update.mutateAsync({ customSystemPrompt: wanted }).then(
      () => settle(wanted),
      () => setState('failed'),
    );
  };
  const saveRest = useEffectEvent(save);
  useEffect(() => () => saveRest(), []);

  return { text, state, change, save, extra: Math.max(0, text.trim().length - PROMPT_MAX) };
}
