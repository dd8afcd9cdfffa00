import { Button, FileButton, Group } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { FormSection } from '#web/admin/form/form_section'
import { notifyDone, notifyOdd, notifyProblem } from '#web/admin/notify'
import { useCan } from '#web/admin/admin_data'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { BrandingData } from './branding_values'

/** Colours, letters and logos as a file: taken out, and taken into the draft. */
export function ThemeFile({ data: { brandId, name, version }, isDirty }: { data: BrandingData; isDirty: boolean }) {
  const t = useWords()
  const can = useCan()
  const revalidator = useRevalidator()
  const save = async () => {
    try {
      const answer = await call('GET', 'branding.admin.themes.show', { query: brandId ? { brand: brandId } : {} })
      if (answer) download(`${name}.theme.json`, JSON.stringify(answer.data, null, 2))
    } catch (error) {
      notifyProblem(error, t)
    }
  }
  const take = async (file: File | null) => {
    if (!file) return
    const theme = await read(file)
    if (!theme) return notifyOdd(t('branding.screen.unreadable'))
    try {
      const answer = await call('PUT', 'branding.admin.themes.update', { data: { brandId, version, theme } })
      const missing = answer ? answer.meta.missing : []
      if (missing.length > 0) notifyOdd(t('branding.screen.missing', { count: missing.length }))
      notifyDone(t('branding.screen.imported'))
      revalidator.revalidate()
    } catch (error) {
      notifyProblem(error, t)
    }
  }
  return (
    <FormSection title={t('branding.screen.file')} help={t('branding.screen.file_help')}>
      <Group gap="xs">
        <Button variant="default" onClick={save}>
          {t('branding.screen.export')}
        </Button>
        {can('branding.update_colors') && (
          <FileButton onChange={(file) => void take(file)} accept="application/json,.json" disabled={isDirty}>
            {(button) => (
              <Button
                {...button}
                variant="default"
                disabled={isDirty}
                title={isDirty ? t('branding.screen.save_first') : ''}
              >
                {t('branding.screen.import')}
              </Button>
            )}
          </FileButton>
        )}
      </Group>
    </FormSection>
  )
}

/** Null: no JSON object. */
async function read(file: File): Promise<Record<string, unknown> | null> {
  try {
    const found: unknown = JSON.parse(await file.text())
    return typeof found === 'object' && found !== null && !Array.isArray(found)
      ? (found as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
