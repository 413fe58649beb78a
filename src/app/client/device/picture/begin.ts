// Stands in the document that a device keeps, which begins with what it showed last: the app's own script comes behind that.
import { notedPicture } from '#client/store/note-screens.ts';
import { announce } from './announce.ts';
import { beginBehind, showPicture } from './show-picture.ts';
import type { Picture } from './tree.ts';

function begin(): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = 'anonymous';
  script.src = document.querySelector<HTMLLinkElement>('#entry')!.href;
  document.head.append(script);
  announce();
}

/** The picture of this address, where it fits into the window. */
function fitting(): Picture | undefined {
  const text = location.hash === '' ? notedPicture(location.pathname + location.search) : undefined;
  const picture: Picture | undefined = text && JSON.parse(text);
  return picture?.width === innerWidth && picture.height >= innerHeight ? picture : undefined;
}

try {
  const picture = fitting();
  if (picture) {
    showPicture(picture, document.getElementById('root')!);
    beginBehind(begin);
  } else begin();
} catch (error) {
  console.debug('picture', error);
  begin();
}
