import { MultiField } from '#web/admin/form/fields'
import { FormSection } from '#web/admin/form/form_section'
import { useWords } from '#web/lib/i18n'
import { useProductForm } from '../form_data'
import type { FormPlace } from '../values'

/** Categories, the first of which leads, and the dishes that go with it. */
export function PlacesSection() {
  const t = useWords()
  const { places } = useProductForm()
  return (
    <FormSection title={t('catalogue.product_form.places')}>
      <MultiField
        name="categories"
        label={t('catalogue.product_form.categories')}
        help={t('catalogue.product_form.categories_help')}
        options={choices(places, 'category')}
      />
      <MultiField name="dishes" label={t('catalogue.product_form.dishes')} options={choices(places, 'dish')} />
    </FormSection>
  )
}

/** Each with those above it: « Vins › Bordeaux ». */
export function choices(places: readonly FormPlace[], kind: FormPlace['kind']): { value: string; label: string }[] {
  const byId = new Map(places.map((place) => [place.id, place]))
  const pathOf = ({ name, parentId }: FormPlace): string => {
    const parent = parentId === null ? undefined : byId.get(parentId)
    return parent ? `${pathOf(parent)} › ${name}` : name
  }
  return places
    .filter((place) => place.kind === kind)
    .map((place) => ({ value: String(place.id), label: pathOf(place) }))
    .sort((one, other) => one.label.localeCompare(other.label))
}
