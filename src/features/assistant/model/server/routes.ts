import type { Serve } from '#server/http/serve.ts';
import { type EngineReply, readEngine } from '../contract.ts';
import type { LanguageModel } from './language-model.ts';

export function modelRoutes(serve: Serve, model: LanguageModel | null): void {
  const reply: EngineReply = model ? { engine: 'model', host: model.host, model: model.model } : { engine: 'built-in' };
  serve(readEngine, () => reply);
}
