export interface AuthTables {
  users: UsersTable;
  sessions: SessionsTable;
  accounts: AccountsTable;
  verifications: VerificationsTable;
  spent_tickets: SpentTicketsTable;
}

/** Better Auth's: a Date on PostgreSQL, ISO text on SQLite. */
type AuthDate = Date | string;

interface UsersTable {
  id: string;
  name: string;
  email: string;
  email_verified: boolean | number;
  image: string | null;
  first_name: string | null;
  last_name: string | null;
  /** The account's zone; null where no device ever named one. */
  zone: string | null;
  /** The hour at which the account's day begins. */
  day_start: number;
  /** Since when an operator keeps everybody out of it; null where nobody does. */
  disabled_at: number | null;
  created_at: AuthDate;
  updated_at: AuthDate;
}

interface SessionsTable {
  id: string;
  token: string;
  user_id: string;
  expires_at: AuthDate;
  ip_address: string | null;
  user_agent: string | null;
  created_at: AuthDate;
  updated_at: AuthDate;
}

interface AccountsTable {
  id: string;
  account_id: string;
  provider_id: string;
  user_id: string;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: AuthDate | null;
  refresh_token_expires_at: AuthDate | null;
  scope: string | null;
  password: string | null;
  created_at: AuthDate;
  updated_at: AuthDate;
}

interface VerificationsTable {
  id: string;
  identifier: string;
  value: string;
  expires_at: AuthDate;
  created_at: AuthDate;
  updated_at: AuthDate;
}

/** Like Better Auth's tables it knows no user: a sign-in under way belongs to nobody yet. */
interface SpentTicketsTable {
  id: string;
  expires_at: number;
}
