import { NOTED_SCREEN } from '#shared/noted-screen.ts';

/** Under what the document that devices keep announces the scripts of what brings rows from the device. */
export const ROWS = 'kept rows';

/**
 * Announces the scripts of the section at the page's address, as `announcedAs` names it: the document that a device keeps is the same for
 * all of them. A page that has its first rows noted needs nothing else at first.
 */
export const ANNOUNCING = `<script>
  {
    const listed = JSON.parse(document.getElementById('announced').textContent);
    const section = location.pathname.slice(1) || new URLSearchParams(location.search).get('section');
    let noted = null;
    try {
      noted = localStorage.getItem('${NOTED_SCREEN}');
    } catch {}
    for (const href of [...(listed[section] ?? []), ...(noted ? [] : listed['${ROWS}'])]) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
  }
</script>`;
