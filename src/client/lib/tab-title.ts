let page = '';
let override: string | null = null;

function show(): void {
  document.title = override ?? page;
}

/** Names the page in the tab. */
export function setPageTitle(title: string): void {
  page = title;
  show();
}

/** Shows something of more weight than the page's name, as a running timer; null gives the name back. */
export function setTabTitle(title: string | null): void {
  override = title;
  show();
}
