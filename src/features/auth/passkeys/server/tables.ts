export interface PasskeyTables {
  passkeys: PasskeysTable;
}

export interface PasskeysTable {
  user_id: string;
  id: string;
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** The authenticator's count of signatures; 0 where it keeps none. */
  counter: number;
  /** JSON array. */
  transports: string;
  name: string;
  created_at: number;
  last_used_at: number | null;
}
