import { AttributesSection } from './sections/attributes_section'
import { EssentialsSection } from './sections/essentials_section'
import { LinksSection } from './sections/links_section'
import { MediaSection } from './sections/media_section'
import { MissingValues } from './sections/missing_values'
import { PlacesSection } from './sections/places_section'
import { PriceSection } from './sections/price_section'
import { SeoSection } from './sections/seo_section'
import { StatusSection } from './sections/status_section'
import { StockSection } from './sections/stock_section'
import { TextsSection } from './sections/texts_section'
import { VariantsSection } from './sections/variants_section'
import { TypeSections } from './sections/type_sections'
import { useProductForm } from './form_data'

/** The main column of a product's form. A part for one type of products joins in `type_sections.tsx`. */
export function EditorMain() {
  const { type } = useProductForm()
  return (
    <>
      <EssentialsSection />
      <MissingValues />
      <TextsSection />
      <MediaSection />
      {type === 'configurable' ? <VariantsSection /> : <PriceSection />}
      <TypeSections />
      <StockSection />
      <AttributesSection column={1} />
      <LinksSection />
      <SeoSection />
    </>
  )
}

/** Its side column: what it is and where it stands. */
export function EditorSide() {
  return (
    <>
      <StatusSection />
      <PlacesSection />
      <AttributesSection column={2} />
    </>
  )
}
