export interface TwoFactorTables {
  two_factors: TwoFactorsTable;
  recovery_codes: RecoveryCodesTable;
}

interface TwoFactorsTable {
  user_id: string;
  /** Shared with the authenticator app; sealed by SECRET. */
  secret: string;
  /** Null until the first code has proved that the app has the secret. */
  enabled_at: number | null;
  /** Time step of the last accepted code: it and those before it are not taken again. */
  last_step: number;
}

interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
}
