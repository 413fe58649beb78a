import { useEffect, useEffectEvent, useState } from 'react';
import { useDraftedText } from '#client/form/use-drafted-text.ts';
import { settings } from '../contract.ts';
import { PROMPT_DRAFT } from './prompt-draft.ts';
import { useUpdateSettings } from './settings-changes.ts';

export type PromptState = 'rest' | 'typing' | 'saving' | 'saved' | 'failed';

/**
 * What is being typed into the wishes, kept through a closed dialog, an absent network and an ended session until the server has
 * it. Whatever is left unsaved is sent when the field goes, which is why it is no `Form`: that sends on a press alone, once, and
 * closes or begins anew behind it.
 */
export function usePrompt(stored: string) {
  const update = useUpdateSettings();
  const { text, isTyped, change: type, settle: settled } = useDraftedText(PROMPT_DRAFT, stored);
  const [state, setState] = useState<PromptState>(isTyped ? 'typing' : 'rest');

  const change = (next: string) => {
    type(next);
    setState('typing');
  };
  const settle = (saved: string) => {
    if (settled(saved)) setState('saved');
  };
  const { data: wanted, error } = settings.shape.customSystemPrompt.safeParse(text);
  const save = () => {
    if (!isTyped || wanted === undefined || state === 'saving') return;
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

  return { text, state, change, save, problem: error?.issues[0]?.message };
}
