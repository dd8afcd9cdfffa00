import { Anchor, TextInput } from '@mantine/core'
import { useField } from '#web/admin/form/form_context'
import { useWords } from '#web/lib/i18n'
import type { Locale } from '#web/lib/locale'
import { useProductForm } from '../form_data'
import { useSlugProblem } from './use_slug_problem'

/** The slug, checked while typing, and the current address. */
export function SlugField({ locale }: { locale: Locale }) {
  const t = useWords()
  const { product } = useProductForm()
  const field = useField(`translations.${locale}.slug`, t('catalogue.product_form.slug'))
  const typed = String(field.value ?? '')
  const kept = product?.translations[locale].slug ?? ''
  const problem = useSlugProblem(typed === kept ? '' : typed, locale, product?.id)
  const path = product?.translations[locale].path
  return (
    <TextInput
      id={field.id}
      label={t('catalogue.product_form.slug')}
      description={
        path ? (
          <Anchor size="xs" href={path} target="_blank" rel="noreferrer">
            {path}
          </Anchor>
        ) : (
          t('catalogue.product_form.slug_help')
        )
      }
      readOnly={field.readOnly}
      maxLength={255}
      spellCheck={false}
      value={typed}
      error={field.error ?? (problem && t(`catalogue.product_form.slug_${problem}`))}
      onChange={({ currentTarget }) => field.set(currentTarget.value)}
    />
  )
}
