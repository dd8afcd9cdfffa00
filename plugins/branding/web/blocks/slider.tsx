import { useEffect, useRef, useState, type RefObject } from 'react'
import type { BlockProps, BlockStyle } from '#web/rich_text/document'
import { TextLink } from '#web/rich_text/text_link'
import { useWords } from '#web/lib/i18n'
import type { Picture as PictureData } from '#web/lib/shapes'
import { buttonStyle } from '#web/ui/button'
import { Picture } from '#web/ui/picture'

/** Sections of translations that it uses. */
export const words = ['branding.slider']

interface Slide {
  id: number
  title: string
  text: string
  href: string | null
  linkLabel: string
  picture: PictureData
  phonePicture: PictureData | null
}

interface Slider {
  seconds: number | null
  slides: Slide[]
}

/**
 * Slides beside each other, of which one is seen. Without JavaScript, and on phones, one swipes or scrolls. They turn by
 * themselves only where staff want it, and never for visitors who asked for less movement.
 */
export default function SliderBlock({ data, isEager = false }: BlockProps<object, Slider | null> & BlockStyle) {
  const t = useWords()
  const list = useRef<HTMLUListElement>(null)
  const slides = data?.slides ?? []
  const { at, turn, isTurning, setTurning } = useTurning(list, slides.length, data?.seconds ?? null)
  if (slides.length === 0) return null
  return (
    <section
      aria-roledescription={t('branding.slider.role')}
      aria-label={t('branding.slider.label')}
      className="relative"
    >
      {/* Scrollable by keyboard: it can take the focus. */}
      <ul
        ref={list}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={slides.length > 1 ? 0 : undefined}
        aria-live={isTurning ? 'off' : 'polite'}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
      >
        {slides.map((slide, position) => (
          <li
            key={slide.id}
            aria-roledescription={t('branding.slider.slide')}
            aria-label={t('branding.slider.of', { number: position + 1, count: slides.length })}
            className="w-full flex-none snap-start"
          >
            <OneSlide slide={slide} isLead={isEager && position === 0} />
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="shell flex items-center gap-1 pt-2 noscript:hidden">
          <Arrow label={t('branding.slider.previous')} sign="‹" onClick={() => turn(at - 1)} />
          {slides.map((slide, position) => (
            <button
              key={slide.id}
              type="button"
              aria-label={t('branding.slider.show', { number: position + 1, title: slide.title })}
              aria-current={position === at ? 'true' : undefined}
              onClick={() => turn(position)}
              className="group grid size-8 place-items-center"
            >
              <span className="size-2.5 rounded-full border border-ink group-aria-[current]:bg-ink" />
            </button>
          ))}
          <Arrow label={t('branding.slider.next')} sign="›" onClick={() => turn(at + 1)} />
          {data?.seconds && (
            <button
              type="button"
              onClick={() => setTurning(!isTurning)}
              className="ml-auto min-h-11 px-2 text-sm underline hover:text-primary motion-reduce:hidden"
            >
              {t(isTurning ? 'branding.slider.pause' : 'branding.slider.play')}
            </button>
          )}
        </div>
      )}
    </section>
  )
}

function Arrow({ label, sign, onClick }: { label: string; sign: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className="grid size-11 place-items-center text-2xl">
      <span aria-hidden>{sign}</span>
    </button>
  )
}

/** Widest picture for phones, in pixels: dense screens would take one as wide as a laptop's, which nobody sees the difference of. */
const MOST_OF_PHONE = 960

function phoneSources({ srcset, url }: PictureData): string {
  const sources = (srcset ?? '').split(', ').filter((source) => Number(/ (\d+)w$/.exec(source)?.[1]) <= MOST_OF_PHONE)
  return sources.join(', ') || url
}

function OneSlide({ slide, isLead }: { slide: Slide; isLead: boolean }) {
  const t = useWords()
  const { title, text, href, linkLabel, picture, phonePicture } = slide
  return (
    <div className="relative overflow-hidden md:flex md:min-h-[clamp(26rem,38vw,40rem)] md:items-end md:pt-40 md:in-data-banner:min-h-[clamp(15rem,22vw,20rem)] md:in-data-banner:pt-10">
      <picture className="contents">
        <source media="(max-width: 767px)" srcSet={phoneSources(phonePicture ?? picture)} sizes="100vw" />
        <Picture
          picture={picture}
          sizes="100vw"
          isEager={isLead}
          isLead={isLead}
          isDecorative
          className="aspect-[5/4] w-full in-data-banner:aspect-[5/2] bg-line object-cover md:absolute md:inset-0 md:aspect-auto md:size-full"
        />
      </picture>
      <div className="shell w-full max-md:in-data-banner:px-0 md:relative">
        <div className="pt-6 md:relative md:w-fit md:max-w-[min(36rem,62%)] md:bg-paper md:pt-8 md:pr-12 md:before:absolute md:before:inset-y-0 md:before:right-full md:before:w-screen md:before:bg-paper">
          <h2 className="font-serif text-3xl text-balance in-data-banner:text-2xl lg:text-4xl lg:in-data-banner:text-3xl">
            {title}
          </h2>
          {text && <p className="mt-3 max-w-[46ch] text-lg text-muted">{text}</p>}
          {href && (
            <p className="mt-5">
              <TextLink href={href} className={buttonStyle()}>
                {linkLabel || t('branding.slider.discover')}
              </TextLink>
            </p>
          )}
        </div>
      </div>
    </div>
  )
}

/** Which slide is seen, and what turns to another one. */
function useTurning(list: RefObject<HTMLUListElement | null>, count: number, seconds: number | null) {
  const [at, setAt] = useState(0)
  const [isTurning, setTurning] = useState(false)
  const turn = (position: number) => {
    const element = list.current
    if (!element || count === 0) return
    const wanted = (position + count) % count
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollTo({ left: wanted * element.clientWidth, behavior: isCalm ? 'instant' : 'smooth' })
  }
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const follow = () => setAt(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)))
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [list])
  useEffect(() => {
    if (seconds !== null && !matchMedia('(prefers-reduced-motion: reduce)').matches) setTurning(true)
  }, [seconds])
  useEffect(() => {
    if (!isTurning || seconds === null || count < 2) return undefined
    const element = list.current
    // Who reads, points at it or works in it is not interrupted.
    const isBusy = () =>
      document.hidden || (element?.matches(':hover') ?? false) || (element?.matches(':focus-within') ?? false)
    const timer = setInterval(() => {
      if (!isBusy()) turn(at + 1)
    }, seconds * 1000)
    return () => clearInterval(timer)
  })
  return { at, turn, isTurning, setTurning }
}
