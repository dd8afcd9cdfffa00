import { Anchor } from '@mantine/core'
import { MediumShown } from '#web/fields/media/medium_shown'
import { useMedia } from '#web/fields/media/find_media'
import type { ResourceRow } from '#web/resources/resource_types'

/** The picture that is described, or the file to open. */
export default function MediumPanel({ row }: { row: ResourceRow }) {
  const [medium] = useMedia(String(row.id))
  if (!medium) return null
  return (
    <div className="admin-picture-field">
      {medium.type === 'image' ? (
        <MediumShown medium={medium} />
      ) : (
        <Anchor href={medium.url}>
          <MediumShown medium={medium} />
        </Anchor>
      )}
    </div>
  )
}
