import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { Translate } from '#web/lib/i18n'
import { notifyProblem } from './notify'

/** Milliseconds, long enough to notice a wrong row. */
const TIME = 10_000

/** Shows a success message with an undo button. */
export function notifyUndo(message: string, t: Translate, undo: () => Promise<unknown>): void {
  const id = notifications.show({
    color: 'green',
    autoClose: TIME,
    message: (
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <span>{message}</span>
        <Button size="compact-xs" variant="default" onClick={() => take()}>
          {t('admin.undo')}
        </Button>
      </Group>
    ),
  })
  const take = async () => {
    notifications.hide(id)
    try {
      await undo()
    } catch (error) {
      notifyProblem(error, t)
    }
  }
}
