import { ArrowRight, Check } from 'lucide-react';
import { buttonClass } from '#client/ui/button.tsx';
import { paths } from '#shared/paths.ts';
import { texts } from '../texts.ts';
import { FeatureCards } from './feature-cards.tsx';
import { BrowserWindow, PhonePicture, Picture } from './product-picture.tsx';

const { hero, monday, features, steps, closing, nav, closeUp, phone, pictures } = texts;
const CONTENT = 'mx-auto w-full max-w-280 px-5 md:px-8';
/** Of the first screen, where words and picture stand side by side. */
const WIDE = 'mx-auto w-full max-w-350 px-5 md:px-8';

/** The whole page for a visitor; it is turned into plain HTML when the product is built. */
export function LandingPage() {
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-20 focus:rounded-control focus:bg-surface-raised focus:px-4 focus:py-2"
      >
        {texts.skip}
      </a>
      <Header />
      <main id="content" className="overflow-x-clip">
        <Hero />
        <Monday />
        <section id="features" aria-labelledby="features-title" className={`${CONTENT} py-16 md:py-24`}>
          <h2 id="features-title" className="section-title text-center font-semibold">
            {features.title}
          </h2>
          <p className="mx-auto mt-4 mb-10 max-w-140 text-balance text-center text-heading text-text-muted md:mb-14">
            {features.text}
          </p>
          <FeatureCards />
        </section>
        <Steps />
        <CloseUp />
        <Phone />
        <Closing />
      </main>
      <footer className={`${CONTENT} flex items-center justify-between py-8 text-small text-text-muted`}>
        <p>{texts.footer}</p>
        <a href={paths.login} className="touch-target rounded-small hover:text-text">
          {texts.signIn}
        </a>
      </footer>
    </>
  );
}

function Header() {
  return (
    <header className="sticky top-0 z-10 border-transparent border-b bg-canvas/85 backdrop-blur-md">
      <div className={`${WIDE} flex h-16 items-center gap-1`}>
        <span className="mr-auto inline-flex items-center gap-2 font-semibold text-heading tracking-tight">
          <Sign />
          {texts.product}
        </span>
        <nav aria-label={texts.pages} className="mr-3 hidden text-text-muted md:flex">
          <a href="#features" className="touch-target rounded-control px-3 py-1.5 hover:text-text">
            {nav.features}
          </a>
          <a href="#steps" className="touch-target rounded-control px-3 py-1.5 hover:text-text">
            {nav.steps}
          </a>
          <a href={paths.demo} className="touch-target rounded-control px-3 py-1.5 hover:text-text">
            {nav.demo}
          </a>
        </nav>
        <a href={paths.login} className={buttonClass('secondary')}>
          {texts.signIn}
        </a>
      </div>
    </header>
  );
}

function Sign() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7">
      <rect width="32" height="32" rx="9" className="fill-accent" />
      <path d="M10 21V11m6 13V8m6 10v-4" className="stroke-[3.2] stroke-on-accent [stroke-linecap:round]" />
    </svg>
  );
}

/** The first screen: what it is and, beside it or below, how a day looks in it. */
function Hero() {
  return (
    <section
      className={`${WIDE} grid items-center gap-x-12 pb-14 max-lg:text-center lg:grid-cols-[minmax(0,5fr)_minmax(0,9fr)] lg:py-14`}
    >
      <div className="flex flex-col justify-center py-10 max-lg:items-center md:py-16 lg:py-0">
        <h1 className="hero-title font-semibold">{hero.title}</h1>
        <p className="mt-6 max-w-150 text-heading text-text-muted leading-7 max-lg:text-balance">{hero.text}</p>
        <div className="mt-9 flex flex-wrap items-center gap-3 max-lg:justify-center">
          <a href={paths.signUp} className={buttonClass('primary', 'large')}>
            {hero.action}
            <ArrowRight aria-hidden />
          </a>
          <a href={paths.demo} className={buttonClass('secondary', 'large')}>
            {hero.demo}
          </a>
        </div>
        <ul className="mt-7 flex flex-wrap gap-x-6 gap-y-2 text-small text-text-muted max-lg:justify-center">
          {hero.promises.map((promise) => (
            <li key={promise} className="flex items-center gap-1.5">
              <Check aria-hidden className="size-4 text-success" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <div className="relative">
        <div aria-hidden className="glow -inset-x-6 -top-24 -z-1 absolute h-120" />
        <BrowserWindow>
          <Picture name="dashboard" alt={pictures.dashboard} />
        </BrowserWindow>
      </div>
    </section>
  );
}

/** What it does for a Monday, hour by hour. */
function Monday() {
  return (
    <section id="monday" aria-labelledby="monday-title" className="border-line border-y bg-surface">
      <div className={`${CONTENT} py-16 md:py-24`}>
        <h2 id="monday-title" className="section-title text-center font-semibold">
          {monday.title}
        </h2>
        <p className="mx-auto mt-4 max-w-140 text-balance text-center text-heading text-text-muted">{monday.text}</p>
        <ol className="mt-10 grid gap-x-10 gap-y-9 sm:grid-cols-2 md:mt-14 lg:grid-cols-4 lg:gap-x-8">
          {monday.moments.map(({ time, title, text, said }) => (
            <li key={time} className="flex flex-col border-line border-l-2 pl-5">
              <time className="tabular font-semibold text-accent-text text-small">{time}</time>
              <h3 className="mt-2 font-semibold text-heading">{title}</h3>
              <p className="mt-2 text-text-muted">{text}</p>
              <p className="mt-4 w-fit rounded-card rounded-bl-small bg-accent-soft px-3.5 py-2 text-small">{said}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Steps() {
  return (
    <section id="steps" aria-labelledby="steps-title" className="border-line border-y bg-surface">
      <div className={`${CONTENT} py-16 md:py-24`}>
        <h2 id="steps-title" className="section-title text-center font-semibold">
          {steps.title}
        </h2>
        <ol className="mt-12 grid gap-10 md:grid-cols-3 md:gap-8">
          {steps.items.map(({ title, text }, index) => (
            <li key={title}>
              <span
                aria-hidden
                className="tabular flex size-10 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-text"
              >
                {index + 1}
              </span>
              <h3 className="mt-5 font-semibold text-heading">{title}</h3>
              <p className="mt-2 max-w-90 text-text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function CloseUp() {
  return (
    <section aria-labelledby="close-up-title" className={`${CONTENT} py-16 md:py-24`}>
      <h2 id="close-up-title" className="section-title mb-10 text-center font-semibold md:mb-14">
        {closeUp.title}
      </h2>
      <div className="grid gap-8 lg:grid-cols-2">
        {(['board', 'assistant'] as const).map((name) => (
          <figure key={name}>
            <BrowserWindow>
              <Picture name={name} alt={pictures[name]} half />
            </BrowserWindow>
            <figcaption className="mt-4 text-text-muted">{closeUp[name]}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

function Phone() {
  return (
    <section id="phone" aria-labelledby="phone-title" className="border-line border-y bg-surface">
      <div className={`${CONTENT} grid items-center gap-12 py-16 md:grid-cols-2 md:py-24`}>
        <PhonePicture alt={pictures.phone} />
        <div className="max-md:text-center">
          <h2 id="phone-title" className="section-title font-semibold">
            {phone.title}
          </h2>
          <p className="mt-4 text-heading text-text-muted">{phone.text}</p>
          <a href={paths.demo} className={`${buttonClass('secondary', 'large')} mt-7`}>
            {phone.action}
            <ArrowRight aria-hidden />
          </a>
          <div className="mt-10 text-small text-text-muted">
            <h3 className="font-medium text-text">{phone.network}</h3>
            <p className="mt-1.5">{phone.works}</p>
            <p className="mt-1.5">{phone.needs}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

function Closing() {
  return (
    <section className={`${CONTENT} py-20 text-center md:py-28`}>
      <h2 className="section-title text-balance font-semibold">{closing.title}</h2>
      <p className="mx-auto mt-4 max-w-120 text-balance text-heading text-text-muted">{closing.text}</p>
      <a href={paths.signUp} className={`${buttonClass('primary', 'large')} mt-9`}>
        {closing.action}
        <ArrowRight aria-hidden />
      </a>
    </section>
  );
}
