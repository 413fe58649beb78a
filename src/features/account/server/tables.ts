import type { SecurityEventKind } from '#features/auth/security-events.ts';

export interface AccountTables {
  photos: PhotosTable;
  exports: ExportsTable;
  export_parts: ExportPartsTable;
  security_events: SecurityEventsTable;
}

/** What happened to the security of an account. */
export interface SecurityEventsTable {
  user_id: string;
  /** Of what is one row: the same, from the same place, within an hour. */
  id: string;
  /** The last time. */
  at: number;
  kind: SecurityEventKind;
  count: number;
  /** The network of the caller, never the address. */
  network: string | null;
  browser: string | null;
  system: string | null;
}

interface PhotosTable {
  user_id: string;
  /** Unguessable part of its address; another one for each upload. */
  version: string;
  /** A WebP square of 256 pixels. */
  image: Uint8Array;
}

/** The last export that an account ordered. */
export interface ExportsTable {
  user_id: string;
  id: string;
  /** Who makes it now, or made it: each attempt is another one. */
  run: string | null;
  /** Percent. */
  progress: number;
  /** Of the whole file; null until it is there. */
  parts: number | null;
  /** Why there will be no file. */
  failure: 'disk_full' | 'other' | null;
  file_name: string;
  /** When it is erased. */
  expires_at: number;
}

interface ExportPartsTable {
  user_id: string;
  run: string;
  /** From 0 on. */
  number: number;
  /** Text of the file, gzipped. */
  content: Uint8Array;
}
