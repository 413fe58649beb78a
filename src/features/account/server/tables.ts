export interface AccountTables {
  photos: PhotosTable;
}

interface PhotosTable {
  user_id: string;
  /** Unguessable part of its address; another one for each upload. */
  version: string;
  /** A WebP square of 256 pixels. */
  image: Uint8Array;
}
