import { Pencil, Tag as TagIcon, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '#client/ui/dialog.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { EmptyState, ErrorState } from '#client/ui/state-message.tsx';
import { StuckSign } from '#client/ui/stuck-sign.tsx';
import type { Tag } from '../contract.ts';
import { tagKey } from '../rules.ts';
import { texts } from '../texts.ts';
import { useTags } from './queries.ts';
import { useDeleteTag } from './tag-changes.ts';
import { TagChip } from './tag-chip.tsx';
import { TagDialog } from './tag-dialog.tsx';

interface TagsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** How many tasks have a tag, by its key. */
  counts: ReadonlyMap<string, number>;
  /** Shows the tasks that have it. */
  onShow: (name: string) => void;
}

/** All tags: to be renamed, coloured, merged and deleted. */
export function TagsDialog({ open, onOpenChange, counts, onShow }: TagsDialogProps) {
  const tags = useTags();
  const remove = useDeleteTag();
  const [edited, setEdited] = useState<{ tag: Tag; open: boolean } | null>(null);
  const show = (name: string) => {
    onOpenChange(false);
    onShow(name);
  };
  return (
    <>
      <Dialog open={open} onOpenChange={onOpenChange} title={texts.label} closeLabel={texts.dialog.close} size="small">
        {tags.data?.length === 0 ? (
          <EmptyState icon={<TagIcon strokeWidth={1.75} />} title={texts.empty} text={texts.emptyText} />
        ) : tags.data ? (
          <ul className="-mx-2">
            {tags.data.map((tag) => (
              <li key={tag.id} className="flex min-h-11 items-center gap-1 rounded-control px-2 hover:bg-surface-hover">
                <button
                  type="button"
                  title={texts.showTasks(tag.name)}
                  onClick={() => show(tag.name)}
                  className="flex h-11 min-w-0 flex-1 items-center gap-3 rounded-small text-left"
                >
                  <TagChip name={tag.name} color={tag.color} />
                  <span className="tabular ml-auto shrink-0 text-small text-text-muted">
                    {texts.count(counts.get(tagKey(tag.name)) ?? 0)}
                  </span>
                </button>
                <StuckSign id={tag.id} name={tag.name} />
                <IconButton label={texts.edit(tag.name)} onClick={() => setEdited({ tag, open: true })}>
                  <Pencil aria-hidden strokeWidth={1.75} />
                </IconButton>
                <IconButton label={texts.remove(tag.name)} tone="danger" onClick={() => remove.mutate({ tag })}>
                  <Trash2 aria-hidden strokeWidth={1.75} />
                </IconButton>
              </li>
            ))}
          </ul>
        ) : (
          tags.isError && (
            <ErrorState
              title={texts.loadFailed}
              text={texts.loadFailedText}
              retryLabel={texts.retry}
              onRetry={() => void tags.refetch()}
              pending={tags.isFetching}
            />
          )
        )}
      </Dialog>
      {edited && (
        <TagDialog
          key={edited.tag.id}
          tag={edited.tag}
          open={edited.open}
          onOpenChange={(next) => setEdited({ ...edited, open: next })}
        />
      )}
    </>
  );
}
