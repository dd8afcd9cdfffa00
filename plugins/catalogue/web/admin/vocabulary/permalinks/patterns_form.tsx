import { AdminForm } from '#web/admin/form/admin_form'
import { TextField } from '#web/admin/form/fields'
import { FormSection } from '#web/admin/form/form_section'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'

type Patterns = ResponseOf<'catalogue.admin.permalink_patterns.show'>['data']

const kinds = ['product', 'category', 'dish'] as const

/** What all addresses of a kind look like. */
export function PatternsForm({ patterns, isReadOnly }: { patterns: Patterns; isReadOnly: boolean }) {
  const t = useWords()
  const form = useAdminForm({
    values: patterns,
    save: (data) => call('PUT', 'catalogue.admin.permalink_patterns.update', { data }),
    saved: t('catalogue.vocabulary.permalinks.patterns_saved'),
  })
  return (
    <AdminForm form={form} isReadOnly={isReadOnly}>
      <FormSection
        title={t('catalogue.vocabulary.permalinks.patterns')}
        help={t('catalogue.vocabulary.permalinks.patterns_help', { slug: '{slug}' })}
      >
        {kinds.map((kind) => (
          <TextField
            key={kind}
            name={kind}
            label={t(`catalogue.vocabulary.permalinks.pattern_${kind}`)}
            maxLength={255}
            required
            spellCheck={false}
          />
        ))}
      </FormSection>
    </AdminForm>
  )
}
