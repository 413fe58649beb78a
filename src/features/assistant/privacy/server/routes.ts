import type { NotificationService } from '#features/notifications/server/service.ts';
import type { Config } from '#server/config/config.ts';
import type { Serve } from '#server/http/serve.ts';
import { type PrivacyReply, readPrivacy } from '../contract.ts';

const hostOf = (address: string) => new URL(address).host;
const receiverOf = (service: { baseUrl: string } | null) => service && { host: hostOf(service.baseUrl) };

/** Who gets data of everybody from a server of this configuration. */
function receivers({ languageModel, speech, transcription, yandex, oidc, mail }: Config): Omit<PrivacyReply, 'push'> {
  return {
    languageModel: languageModel && { host: hostOf(languageModel.baseUrl), model: languageModel.model },
    speech: receiverOf(speech),
    transcription: receiverOf(transcription),
    mail: mail && { host: mail.host },
    signIn: [
      ...(yandex ? [{ host: hostOf(yandex.authorizeUrl) }] : []),
      ...(oidc ? [{ host: hostOf(oidc.issuer) }] : []),
    ],
  };
}

/** @param subscriptions devices of an account, which its owner has others send to */
export function privacyRoutes(
  serve: Serve,
  config: Config,
  { subscriptions }: Pick<NotificationService, 'subscriptions'>,
): void {
  const reply = receivers(config);
  serve(readPrivacy, async ({ actor }) => ({ ...reply, push: await subscriptions.services(actor.userId) }));
}
