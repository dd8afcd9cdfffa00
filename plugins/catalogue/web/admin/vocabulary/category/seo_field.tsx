import { Button, Input } from '@mantine/core'
import { useState } from 'react'
import { SeoDialog } from '#web/admin/dialogs/seo_dialog'
import { useField, useFormContext } from '#web/admin/form/form_context'
import { valueAt } from '#web/admin/form/paths'
import { useWords } from '#web/lib/i18n'
import type { Locale } from '#web/lib/locale'

/** What search engines show of a category in one language, changed in the dialog of the kit. */
export function SeoField({ locale }: { locale: Locale }) {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  const title = useField(`texts.${locale}.metaTitle`, t('catalogue.vocabulary.meta_title'))
  const description = useField(`texts.${locale}.metaDescription`, t('catalogue.vocabulary.meta_description'))
  const { form } = useFormContext()
  const written = (field: string) => String(valueAt(form.values, `texts.${locale}.${field}`) ?? '')
  const texts = { title: String(title.value), description: String(description.value) }
  return (
    <Input.Wrapper
      label={t('catalogue.vocabulary.seo')}
      labelElement="div"
      description={texts.title || t('catalogue.vocabulary.seo_from_name')}
      error={title.error ?? description.error}
    >
      <div>
        <Button mt="xs" variant="default" onClick={() => setOpen(true)} disabled={title.readOnly}>
          {t('catalogue.vocabulary.seo_change')}
        </Button>
      </div>
      {isOpen && (
        <SeoDialog
          texts={texts}
          fallback={{ title: written('name'), description: written('description').slice(0, 160) }}
          address={`… › ${written('slug')}`}
          onClose={() => setOpen(false)}
          onSave={(saved) => {
            title.set(saved.title)
            description.set(saved.description)
            setOpen(false)
          }}
        />
      )}
    </Input.Wrapper>
  )
}
