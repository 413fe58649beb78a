import { useInstallPrompt } from '#client/lib/install-prompt.ts';
import { type InstallWay, installWay } from '#client/lib/install-way.ts';
import { useStandalone } from '#client/lib/standalone.ts';

/** How the product is installed here, and the press that does it where there is one. */
export function useInstallWay(): { way: InstallWay; install: (() => void) | null } {
  const standalone = useStandalone();
  const { install, done } = useInstallPrompt();
  const way = installWay({
    installed: standalone || done,
    prompt: install !== null,
    secure: isSecureContext,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  });
  return { way, install };
}
