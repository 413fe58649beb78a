export interface NotificationTables {
  push_keys: PushKeysTable;
  push_subscriptions: PushSubscriptionsTable;
}

/** By which push services know this product: one pair for all servers of a database. */
interface PushKeysTable {
  name: 'vapid';
  public_key: string;
  private_key: string;
}

export interface PushSubscriptionsTable {
  user_id: string;
  id: string;
  /** With it goes the subscription. */
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  device_name: string;
  created_at: number;
  last_sent_at: number | null;
}
