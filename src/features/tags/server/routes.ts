import type { Serve } from '#server/http/serve.ts';
import { createTag, deleteTag, listTags, updateTag } from '../contract.ts';
import type { TagService } from './service.ts';

export function tagRoutes(serve: Serve, tags: TagService): void {
  serve(listTags, ({ actor }) => tags.list(actor.userId));
  serve(createTag, ({ actor, body, again }) => tags.create(actor, body, again));
  serve(updateTag, ({ actor, params, body }) => tags.update(actor, params.id, body));
  serve(deleteTag, async ({ actor, params }) => {
    await tags.remove(actor, params.id);
  });
}
