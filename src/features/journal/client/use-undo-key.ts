import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isTyping } from '#client/lib/typing.ts';
import { takeBackLast } from './queries.ts';

/** Ctrl+Z and ⌘Z take back the last thing done in this window; by the place of the key, which has another letter in Russian. */
export function useUndoKey(): void {
  const client = useQueryClient();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const wanted = event.code === 'KeyZ' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!wanted || isTyping(event.target)) return;
      event.preventDefault();
      void takeBackLast(client);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [client]);
}
