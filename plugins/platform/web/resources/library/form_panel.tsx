import { Anchor, Stack } from '@mantine/core'
import { useCan } from '#web/admin/admin_data'
import { FormSection } from '#web/admin/form/form_section'
import { MediumShown } from '#web/fields/media/medium_shown'
import { mimeOfMedia, useMedia } from '#web/fields/media/find_media'
import { useWords } from '#web/lib/i18n'
import type { ResourceRow } from '#web/resources/resource_types'
import { ReplaceFile } from './replace_file'
import { UsedIn } from './used_in'

/** The file itself, another one in its place, and where it is used. */
export default function MediumPanel({ row }: { row: ResourceRow }) {
  const t = useWords()
  const can = useCan()
  const [medium] = useMedia(String(row.id), row.version)
  if (!medium) return null
  return (
    <Stack>
      <FormSection title={t('platform.library.file')}>
        <div className="admin-picture-field">
          {medium.type === 'image' ? (
            <MediumShown medium={medium} />
          ) : (
            <Anchor href={medium.url}>
              <MediumShown medium={medium} />
            </Anchor>
          )}
          {can('platform.library.update') && <ReplaceFile id={medium.id} accept={mimeOfMedia[medium.type]} />}
        </div>
      </FormSection>
      <FormSection title={t('platform.library.used_in')}>
        <UsedIn id={medium.id} />
      </FormSection>
    </Stack>
  )
}
