/** What a file is instead of a copy that can be read. */
export type FaultKind = 'foreign' | 'newer_format' | 'cut' | 'damaged' | 'needs_key' | 'wrong_key';

export class BackupFault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind) {
    super(`the copy cannot be read: ${kind}`);
    this.name = 'BackupFault';
    this.kind = kind;
  }
}
