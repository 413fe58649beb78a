import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Draws its content once it comes near the screen, so that thirty calendars do not ask for their years at once. */
export function InView({ placeholder, children }: { placeholder: ReactNode; children: () => ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '300px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return near ? children() : <div ref={place}>{placeholder}</div>;
}
