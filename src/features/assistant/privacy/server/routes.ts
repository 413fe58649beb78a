import type { CalendarService } from '#features/calendar/server/service.ts';
import type { NotificationService } from '#features/notifications/server/service.ts';
import type { Config } from '#server/config/config.ts';
import type { Serve } from '#server/http/serve.ts';
import { type PrivacyReply, readPrivacy } from '../contract.ts';

const hostOf = (address: string) => new URL(address).host;
const receiverOf = (service: { baseUrl: string } | null) => service && { host: hostOf(service.baseUrl) };

/** Who gets data of everybody from a server of this configuration. */
function receivers(config: Config): Omit<PrivacyReply, 'push' | 'calendars'> {
  const { languageModel, speech, transcription, yandex, oidc, mail, backup } = config;
  return {
    languageModel: languageModel && { host: hostOf(languageModel.baseUrl), model: languageModel.model },
    speech: receiverOf(speech),
    transcription: receiverOf(transcription),
    mail: mail && { host: mail.host },
    backups: backup.remote && { host: hostOf(backup.remote.bucket), encrypted: backup.key !== null },
    signIn: [
      ...(yandex ? [{ host: hostOf(yandex.authorizeUrl) }] : []),
      ...(oidc ? [{ host: hostOf(oidc.issuer) }] : []),
    ],
  };
}

/** Whom the owner of an account has this server speak to: about the account's devices, and for its calendars. */
interface OwnReceivers {
  notifications: Pick<NotificationService, 'subscriptions'>;
  calendar: Pick<CalendarService, 'sources'>;
}

export function privacyRoutes(serve: Serve, config: Config, { notifications, calendar }: OwnReceivers): void {
  const reply = receivers(config);
  serve(readPrivacy, async ({ actor }) => {
    const hosts = (await calendar.sources.list(actor.userId)).map(({ host }) => host);
    return {
      ...reply,
      push: await notifications.subscriptions.services(actor.userId),
      calendars: [...new Set(hosts)].map((host) => ({ host })),
    };
  });
}
