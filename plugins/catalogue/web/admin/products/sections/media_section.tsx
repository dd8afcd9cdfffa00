import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { Group, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { useCallback } from 'react'
import { FormSection } from '#web/admin/form/form_section'
import { useField } from '#web/admin/form/form_context'
import { IconUpload } from '#web/admin/icons'
import { useWords } from '#web/lib/i18n'
import { MediumCard } from './medium_card'
import { useUploads } from './use_uploads'
import type { FormMedium } from '../values'

/** Pictures and videos: upload, sorting, descriptions by locale. */
export function MediaSection() {
  const t = useWords()
  const label = t('catalogue.product_form.media')
  const field = useField(
    'media',
    label,
    useCallback((value: unknown) => (value as FormMedium[]).map(({ name }) => name).join(', '), [])
  )
  const media = field.value as FormMedium[]
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates })
  )
  const uploads = useUploads((medium) => field.set([...(field.value as FormMedium[]), medium]), media)
  const move = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    const at = (id: unknown) => media.findIndex(({ mediaId }) => mediaId === id)
    field.set(arrayMove(media, at(active.id), at(over.id)))
  }
  const change = (next: FormMedium) => field.set(media.map((one) => (one.mediaId === next.mediaId ? next : one)))
  const words = useDragWords(media)
  return (
    <FormSection title={label} help={t('catalogue.product_form.media_help')}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={move}
        accessibility={words}
        id="media"
      >
        <SortableContext items={media.map(({ mediaId }) => mediaId)} strategy={rectSortingStrategy}>
          <ul className="admin-media" aria-label={label}>
            {media.map((medium, at) => (
              <MediumCard
                key={medium.mediaId}
                medium={medium}
                isFirst={at === 0}
                isReadOnly={field.readOnly}
                onChange={change}
                onRemove={() => field.set(media.filter((one) => one !== medium))}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      {!field.readOnly && (
        <Dropzone
          onDrop={uploads.add}
          loading={uploads.isBusy}
          p="md"
          inputProps={{ 'id': field.id, 'aria-label': t('catalogue.product_form.media_add') }}
        >
          <Group justify="center" gap="xs">
            <IconUpload size={18} />
            <Text size="sm">{t('catalogue.product_form.media_drop')}</Text>
          </Group>
        </Dropzone>
      )}
      {(field.error ? [field.error, ...uploads.problems] : uploads.problems).map((problem, at) => (
        <Text key={at} size="sm" c="red" role="alert">
          {problem}
        </Text>
      ))}
    </FormSection>
  )
}

/** Screen reader announcements while a picture is moved. */
function useDragWords(media: readonly FormMedium[]) {
  const t = useWords()
  const placeOf = (id: unknown) => ({
    name: media.find(({ mediaId }) => mediaId === id)?.name ?? '',
    place: media.findIndex(({ mediaId }) => mediaId === id) + 1,
    total: media.length,
  })
  const announce = (key: string, id: unknown) => t(`catalogue.product_form.${key}`, placeOf(id))
  return {
    screenReaderInstructions: { draggable: t('catalogue.product_form.drag_help') },
    announcements: {
      onDragStart: ({ active }: { active: { id: unknown } }) => announce('drag_start', active.id),
      onDragOver: ({ over }: { over: { id: unknown } | null }) => (over ? announce('drag_over', over.id) : undefined),
      onDragEnd: ({ over }: { over: { id: unknown } | null }) => (over ? announce('drag_end', over.id) : undefined),
      onDragCancel: ({ active }: { active: { id: unknown } }) => announce('drag_cancel', active.id),
    },
  }
}
