import type { Config } from '#server/config/config.ts';
import type { Serve } from '#server/http/serve.ts';
import { type PrivacyReply, readPrivacy } from '../contract.ts';

const hostOf = (address: string) => new URL(address).host;
const receiverOf = (service: { baseUrl: string } | null) => service && { host: hostOf(service.baseUrl) };

/** Who gets data from a server of this configuration. */
function receivers({ languageModel, speech, transcription, yandex, oidc }: Config): PrivacyReply {
  return {
    languageModel: languageModel && { host: hostOf(languageModel.baseUrl), model: languageModel.model },
    speech: receiverOf(speech),
    transcription: receiverOf(transcription),
    signIn: [
      ...(yandex ? [{ host: hostOf(yandex.authorizeUrl) }] : []),
      ...(oidc ? [{ host: hostOf(oidc.issuer) }] : []),
    ],
  };
}

export function privacyRoutes(serve: Serve, config: Config): void {
  const reply = receivers(config);
  serve(readPrivacy, () => reply);
}
