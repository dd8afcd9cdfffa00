import type { ComponentType } from 'react'
import { useWords } from '#web/lib/i18n'
import type { Packed } from '#web/lib/packed'
import type { Variant } from '#web/lib/shapes'
import { Breadcrumbs } from '#web/ui/breadcrumbs'
import { HtmlText } from '#web/rich_text/html_text'
import { Banner } from '#web/rich_text/banner'
import type { ShownDocument } from '#web/rich_text/document'
import { CachedMarkup } from '#web/ui/cached_markup'
import { Slot } from '#web/ui/slot'
import { CardGrid } from '../card/card_grid'
import { ColourDot } from '../card/colour_dot'
import { StockAlert } from '../stock_alert/stock_alert'
import { PageHeart } from '../wishlist/heart'
import { BundleQuestions } from './bundle_questions'
import { ChoiceForm } from './choice_form'
import type { ChosenPrice } from './chosen_price'
import { Downloads } from './downloads'
import { FactValue } from './fact_value'
import { Gallery } from './gallery'
import { MemberList } from './member_list'
import { PriceBlock } from './price_block'
import type { ProductData } from './product_data'
import { ProductFacts } from './product_facts'
import { PageRating, ProductReviews } from '../reviews/product_reviews'
import { Tasting } from './tasting'
import { useChoice } from './use_choice'

export interface ProductSlotProps {
  product: ProductData
  variant: Variant | null
  /** Price of the choice; null without one. */
  cost: ChosenPrice | null
  /** Called with a new quantity. */
  setQuantity: (quantity: number) => void
  /** Pieces of a full pack; 0 without packs. */
  pack: number
}

interface ProductViewProps {
  product: ProductData
  pack: number
  banner?: Packed<ShownDocument> | undefined
  buySlot: ComponentType<never>[]
  notesSlot: ComponentType<never>[]
  /** Staff preview before publishing: nothing can be bought. */
  isPreview?: boolean
}

export function ProductView({ product, pack, banner, buySlot, notesSlot, isPreview = false }: ProductViewProps) {
  const t = useWords()
  const choice = useChoice(product)
  const { variant, chosen, cost, setQuantity, setFields } = choice
  const slotProps: ProductSlotProps = { product, variant, cost, setQuantity, pack }
  const similar = product.related.length > 0 ? product.related : product.upSells
  return (
    <article className="shell">
      <Breadcrumbs trail={product.categories[0] ?? []} current={product.name} />
      <div className="md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-x-10 lg:gap-x-20">
        <Gallery images={product.images} collage={product.collage} videos={product.videos} name={product.name} />
        <div className="mt-6 md:mt-0 md:pt-6">
          <ProductTitle product={product} />
          {product.rating && <PageRating rating={product.rating} />}
          <PriceBlock product={product} choice={choice} />
          {product.bundle && chosen.parts && (
            <ChoiceForm label={t('catalogue.bundle.title')} onChoice={setFields}>
              <BundleQuestions bundle={product.bundle} choice={chosen.parts} />
            </ChoiceForm>
          )}
          {chosen.members && (
            <ChoiceForm label={t('catalogue.grouped.title')} onChoice={setFields}>
              <MemberList members={product.members} wanted={chosen.members} />
            </ChoiceForm>
          )}
          <Downloads downloads={product.downloads} samples={product.samples} />
          <Slot entries={buySlot} props={slotProps} />
          {!isPreview && variant?.stock === 'out_of_stock' && (
            <StockAlert key={variant.sku} slug={product.slug} sku={variant.sku} />
          )}
          {!isPreview && <PageHeart product={product} />}
          <HtmlText text={product.description} className="mt-8 text-lg" plain={(text) => <Description text={text} />} />
        </div>
      </div>
      <CachedMarkup
        as="div"
        className="mt-12 grid gap-x-20 gap-y-12 md:mt-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
        name="catalogue.facts"
        by={product}
      >
        <Tasting product={product} />
        <ProductFacts product={product} />
      </CachedMarkup>
      <Banner banner={banner} className="mt-12 md:mt-20" />
      <ProductReviews product={product} />
      <Slot entries={notesSlot} props={slotProps} />
      {similar.length > 0 && (
        <section aria-labelledby="similar" className="mt-16 md:mt-24">
          <h2 id="similar" className="mb-6 font-serif text-2xl md:mb-8 md:text-3xl">
            {t('catalogue.product.similar')}
          </h2>
          <CardGrid products={similar.slice(0, 4)} />
        </section>
      )}
    </article>
  )
}

function ProductTitle({ product }: { product: ProductData }) {
  const { colour, region, appellation, vintage, producer } = product.attributes
  const origin = [region, appellation].filter((fact, position, all) => {
    return fact && all.findIndex((other) => other?.value === fact.value) === position
  })
  const tint = colour?.options[0]
  return (
    <CachedMarkup as="header" name="catalogue.title" by={product}>
      {origin.length > 0 && (
        <p className="flex flex-wrap gap-x-2 text-muted">
          {origin.map(
            (fact, position) =>
              fact && (
                <span key={fact.code}>
                  {position > 0 && <span aria-hidden>· </span>}
                  <FactValue fact={fact} />
                </span>
              )
          )}
        </p>
      )}
      <h1 className="mt-2 font-serif text-2xl sm:text-3xl lg:text-4xl">{product.name}</h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-lg">
        {producer && (
          <span>
            <FactValue fact={producer} />
          </span>
        )}
        {vintage && !product.name.includes(vintage.value) && <span className="tabular-nums">{vintage.value}</span>}
        {tint && (
          <span className="flex items-center gap-2">
            <ColourDot option={tint} />
            {colour.value}
          </span>
        )}
      </p>
    </CachedMarkup>
  )
}

function Description({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter(Boolean)
  return (
    <div className="mt-8 grid max-w-[65ch] gap-4 text-lg">
      {paragraphs.map((paragraph, position) => (
        <p key={position}>{paragraph}</p>
      ))}
    </div>
  )
}
