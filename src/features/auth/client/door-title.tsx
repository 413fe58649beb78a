/** What a page before the app is for, in a word and in a sentence. */
export function DoorTitle({ title, greeting }: { title: string; greeting: string }) {
  return (
    <>
      <h1 className="text-center font-semibold text-title">{title}</h1>
      <p className="mt-2 mb-8 text-balance text-center text-text-muted">{greeting}</p>
    </>
  );
}
