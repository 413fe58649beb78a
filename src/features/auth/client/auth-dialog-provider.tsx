import { createContext, type ReactNode, useContext } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { FloatingPart } from '#client/ui/part.tsx';
import { useOpening } from '#client/ui/use-opening.ts';
import { useUser } from './queries.ts';

const AuthDialog = lazyPart(() => import('./auth-dialog.tsx').then((module) => ({ default: module.AuthDialog })));

const AuthDialogContext = createContext<() => void>(() => {});

/** Carries the dialog of signing in and up, so that any screen can ask for it. */
export function AuthDialogProvider({ children }: { children: ReactNode }) {
  const { open, asked, show, change } = useOpening();
  return (
    <AuthDialogContext value={show}>
      {children}
      {asked && (
        <FloatingPart asked={asked}>
          <AuthDialog open={open} onOpenChange={change} />
        </FloatingPart>
      )}
    </AuthDialogContext>
  );
}

/** Opens the dialog of signing in. */
export const useAuthDialog = () => useContext(AuthDialogContext);

/** Lets an action of a signed-in user happen, and asks a known visitor to sign in instead. */
export function useProtected(): (action: () => void) => void {
  const { data: user } = useUser();
  const ask = useAuthDialog();
  return (action) => (user === null ? ask() : action());
}
