import { Anchor, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useField } from '#web/admin/form/form_context'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { Locale } from '#web/lib/locale'
import { useProductForm } from '../form_data'

/** The slug, looked after while it is typed, and the address that stands now. */
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

function useSlugProblem(typed: string, locale: Locale, id: number | undefined): string | null {
  const [slug] = useDebouncedValue(typed, 300)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    setProblem(null)
    if (slug === '') return undefined
    const aborter = new AbortController()
    const query = { slug, locale, ...(id === undefined ? {} : { id }) }
    call('GET', 'catalogue.admin.product_slugs.index', { query, signal: aborter.signal }).then(
      (answer) => setProblem(answer ? answer.data.problem : null),
      () => setProblem(null)
    )
    return () => aborter.abort()
  }, [slug, locale, id])
  return problem
}
