import type { FastifyInstance } from 'fastify';
import { byAccount, byAddress, type Limits } from '#server/http/rate-limits.ts';
import type { Serve } from '#server/http/serve.ts';
import { unauthorized } from '#shared/errors.ts';
import { speakText, transcribe, voiceAbilities } from '../contract.ts';
import { RECORDING_MAX_BYTES } from '../rules.ts';
import type { VoiceService } from './service.ts';

export function voiceRoutes(app: FastifyInstance, serve: Serve, voice: VoiceService, limits: Limits): void {
  const perMinute = () => [
    limits({ attempts: 120, minutes: 1, keyOf: byAddress }),
    limits({ attempts: 40, minutes: 1, keyOf: byAccount }),
  ];
  serve(
    speakText,
    async ({ actor, body, request, reply }) => {
      const { mediaType, file, sent } = await voice.speak(actor, body.text);
      // A broken connection says `finish`, too.
      if (sent) reply.raw.once('finish', () => request.raw.socket.destroyed || sent());
      reply.type(mediaType);
      return file;
    },
    { limits: perMinute() },
  );
  serve(voiceAbilities, () => ({ transcription: voice.transcription }));
  app.register(async (scope) => {
    scope.addContentTypeParser(
      /^audio\//,
      { parseAs: 'buffer', bodyLimit: RECORDING_MAX_BYTES },
      (request, body, done) => {
        if (!request.actor) return done(unauthorized());
        done(null, body);
      },
    );
    const answer = async (recording: unknown, mediaType: string | undefined) => ({
      text: await voice.transcribe(recording, mediaType),
    });
    serve(transcribe, ({ request }) => answer(request.body, request.headers['content-type']), {
      limits: perMinute(),
      scope,
    });
  });
  app.addHook('onClose', () => voice.close());
}
