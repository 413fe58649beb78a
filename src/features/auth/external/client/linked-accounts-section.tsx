import { useEffect, useState } from 'react';
import { call } from '#client/lib/call.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { confirm } from '#client/ui/confirm.ts';
import { toast } from '#client/ui/toast.ts';
import { OwnerDialog } from '../../client/owner-dialog.tsx';
import { SecurityCard } from '../../client/security-card.tsx';
import type { User } from '../../contract.ts';
import type { Link, startLink } from '../contract.ts';
import { problemWords } from './problem-words.ts';
import { useLinks, useUnlink } from './queries.ts';
import { texts } from './texts.ts';

/** Other services that sign in to the account: linked here alone, by its owner. */
export function LinkedAccountsSection({ user }: { user: User }) {
  const query = useLinks();
  const [asked, setAsked] = useState<Link>();
  const [open, setOpen] = useState(false);
  useReturn();
  const ask = (link: Link) => {
    setAsked(link);
    setOpen(true);
  };
  return (
    <>
      <SecurityCard title={texts.title} text={() => texts.text} query={query} failure={texts.loadFailed}>
        {(links) => (
          <ul className="divide-y divide-line">
            {links.map((link) => (
              <Row key={link.id} link={link} onLink={() => ask(link)} />
            ))}
          </ul>
        )}
      </SecurityCard>
      {asked && (
        <OwnerDialog
          user={user}
          open={open}
          onOpenChange={setOpen}
          title={texts.linkTitle(asked.name)}
          text={texts.linkText}
          action={texts.continue}
          failure={texts.linkFailed}
          submit={(password) =>
            call<typeof startLink>('POST /api/account/links/:provider', {
              params: { provider: asked.id },
              body: { password },
            })
          }
          onDone={({ url }) => location.assign(url)}
        />
      )}
    </>
  );
}

function Row({ link: { id, name, configured, reason, linked }, onLink }: { link: Link; onLink: () => void }) {
  const unlink = useUnlink();
  const ask = async () => {
    const { unlinkText: text, unlink: actionLabel, cancel: cancelLabel } = texts;
    if (await confirm({ title: texts.unlinkTitle(name), text, actionLabel, cancelLabel })) unlink.mutate(id);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="break-words font-medium">{name}</p>
        {!configured && (
          <p id={`link-${id}-reason`} className="text-small text-text-muted">
            {reason}
          </p>
        )}
      </div>
      {linked && <Badge tone="success">{texts.linked}</Badge>}
      {linked ? (
        <Button
          variant="secondary"
          size="small"
          aria-label={texts.unlinkLabel(name)}
          pending={unlink.isPending}
          onClick={ask}
        >
          {texts.unlink}
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="small"
          aria-label={texts.linkLabel(name)}
          aria-describedby={configured ? undefined : `link-${id}-reason`}
          disabled={!configured}
          onClick={onLink}
        >
          {texts.link}
        </Button>
      )}
    </li>
  );
}

/** Tells, once, how the way to a service and back ended: it stands in the address. */
function useReturn(): void {
  useEffect(() => {
    const search = new URLSearchParams(location.search);
    const problem = problemWords(search);
    if (problem) toast({ title: texts.linkFailed, description: problem, tone: 'danger' });
    else if (search.has('linked')) toast({ title: texts.linkDone });
    else return;
    search.delete('problem');
    search.delete('wait');
    search.delete('linked');
    history.replaceState(null, '', `${location.pathname}?${search}`);
  }, []);
}
