/** What decides how the product is installed on a device. */
export interface InstallingDevice {
  /** In its own window already, or installed from this page. */
  installed: boolean;
  /** The browser offers it by itself. */
  prompt: boolean;
  secure: boolean;
  userAgent: string;
  /** An iPad gives itself out for a Mac, but for its fingers. */
  touchPoints: number;
}

/**
 * How it is installed: it is, by a press, by the sheet for sharing of iOS, by Safari's menu on a Mac, not over plain http,
 * or by whatever the browser's menu has.
 */
export type InstallWay = 'installed' | 'prompt' | 'share-sheet' | 'dock' | 'insecure' | 'menu';

export function installWay({ installed, prompt, secure, userAgent, touchPoints }: InstallingDevice): InstallWay {
  if (installed) return 'installed';
  if (prompt) return 'prompt';
  const mac = userAgent.includes('Macintosh');
  if (/iPhone|iPad/.test(userAgent) || (mac && touchPoints > 1)) return 'share-sheet';
  if (mac && userAgent.includes('Safari/') && !/Chrom|Edg|Firefox/.test(userAgent)) return 'dock';
  return secure ? 'menu' : 'insecure';
}
