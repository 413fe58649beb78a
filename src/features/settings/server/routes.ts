import type { Serve } from '#server/http/serve.ts';
import { getSettings, updateSettings } from '../contract.ts';
import type { SettingsService } from './service.ts';

export function settingsRoutes(serve: Serve, settings: SettingsService): void {
  serve(getSettings, ({ actor }) => settings.read(actor.userId));
  serve(updateSettings, ({ actor, body }) => settings.update(actor, body));
}
