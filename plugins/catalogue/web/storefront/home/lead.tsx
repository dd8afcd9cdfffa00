import type { ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { buttonStyle } from '#web/ui/button'
import { Link } from '#web/ui/link'
import { Picture } from '#web/ui/picture'
import type { CardData } from '../card/card_data'
import { leadSources, phoneSources } from './lead_sources'

/** What the shop says about itself, from its settings; what is empty there is said in the storefront's own words. */
export interface LeadSettings {
  title: string
  sentence: string
  /** Address of a picture. */
  picture: string
}

type LeadProps = LeadSettings & {
  /** The shop's newest bottles; none in a shop without wines. */
  bottles: CardData[]
}

/** The first thing one sees: a sentence, over the shop's picture or beside its newest bottles on a shelf. */
export function Lead({ picture, bottles, ...words }: LeadProps) {
  const hasWines = bottles.length > 0
  if (picture) return <PictureLead picture={picture} words={<LeadWords {...words} hasWines={hasWines} />} />
  return (
    <div className="border-b border-ink/70">
      <div className="shell grid gap-8 md:grid-cols-2 md:gap-12">
        <div className={`pt-10 md:py-16 lg:py-24 ${hasWines ? '' : 'pb-10 md:col-span-2'}`}>
          <LeadWords {...words} hasWines={hasWines} />
        </div>
        {hasWines && <Shelf bottles={bottles} />}
      </div>
    </div>
  )
}

/** React 18 knows this attribute by its name in HTML only. */
const urgent = { fetchpriority: 'high' }

/**
 * The picture over the whole width; the words stand on the page's own paper, which is cut into the picture's lower corner, so
 * that they can be read whatever the picture shows. On the phone they follow below it.
 */
function PictureLead({ picture, words }: { picture: string; words: ReactNode }) {
  const phone = phoneSources(picture)
  return (
    <div className="relative overflow-hidden md:flex md:min-h-[clamp(30rem,42vw,46rem)] md:items-end md:pt-40">
      <picture className="contents">
        {phone && <source media="(max-width: 767px)" srcSet={phone} sizes="160vw" />}
        <img
          src={picture}
          srcSet={leadSources(picture)}
          sizes="100vw"
          alt=""
          width={2400}
          height={1200}
          {...urgent}
          className="aspect-[5/4] w-full bg-line object-cover object-[68%_50%] sm:aspect-[2/1] md:absolute md:inset-0 md:aspect-auto md:size-full md:object-[60%_50%]"
        />
      </picture>
      <div className="shell md:relative">
        <div className="pt-8 md:relative md:w-fit md:max-w-[min(36rem,62%)] md:bg-paper md:pt-10 md:pr-12 lg:pt-12 lg:pr-16 md:before:absolute md:before:inset-y-0 md:before:right-full md:before:w-screen md:before:bg-paper">
          {words}
        </div>
      </div>
    </div>
  )
}

function LeadWords({ title, sentence, hasWines }: Pick<LeadSettings, 'title' | 'sentence'> & { hasWines: boolean }) {
  const t = useWords()
  const toPath = useLocalePath()
  return (
    <div className="grid h-full content-center justify-items-start gap-5 md:gap-6">
      <h1 className="max-w-[18ch] font-serif text-3xl lg:text-4xl">{title || t('catalogue.home.lead')}</h1>
      <p className="max-w-[46ch] text-lg text-muted">{sentence || t('catalogue.home.lead_text')}</p>
      {hasWines && (
        <Link to={toPath('/boutique')} prefetch="intent" className={buttonStyle()}>
          {t('catalogue.home.shop')}
        </Link>
      )}
    </div>
  )
}

function Shelf({ bottles }: { bottles: CardData[] }) {
  const shown = bottles.filter(({ image }) => image).slice(0, 4)
  return (
    <ul className="flex items-end justify-center overflow-hidden px-3 pt-2 md:pt-12">
      {shown.map((bottle, position) => (
        <li key={bottle.id} className={position > 2 ? 'hidden lg:block' : ''}>
          <Picture
            picture={bottle.image}
            sizes="(min-width: 1024px) 360px, 240px"
            isEager
            isDecorative
            className="-mx-3 h-64 w-34 object-cover object-bottom mix-blend-darken md:h-96 lg:-mx-5 lg:h-[29rem] lg:w-46"
          />
        </li>
      ))}
    </ul>
  )
}
