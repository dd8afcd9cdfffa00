import { constants } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import { makeFolder } from '#core/files/make_folder'
import { fromHome } from '#core/boot/app_root'
import type { DoctorCheck } from '#cli/doctor/check'

const NEEDED_NODE = 24

/** With less free space the next import or backup may not fit. */
const ENOUGH_BYTES = 500 * 1024 * 1024

/** Permission bits of group and others. */
const OTHERS = 0o077

const node: DoctorCheck = {
  name: 'node',
  async look(_, say) {
    const ok = Number(process.versions.node.split('.')[0]) >= NEEDED_NODE
    return { ok, detail: process.version, mend: say('doctor.node_mend', { needed: NEEDED_NODE }) }
  },
}

const secrets: DoctorCheck = {
  name: 'secrets',
  async look(_, say) {
    const file = fromHome('.env')
    const mode = await stat(file).then(
      ({ mode: found }) => found,
      () => null
    )
    if (mode === null) return { ok: true, detail: say('doctor.secrets_environment') }
    const ok = process.platform === 'win32' || (mode & OTHERS) === 0
    return { ok, detail: say(ok ? 'doctor.secrets_closed' : 'doctor.secrets_open'), mend: `chmod 600 ${file}` }
  },
}

const permissions: DoctorCheck = {
  name: 'permissions',
  async look(app, say) {
    const folder = app.config.get<string>('cellier.storagePath')
    try {
      makeFolder(folder)
      await access(folder, constants.R_OK | constants.W_OK)
      return { ok: true, detail: folder }
    } catch {
      return { ok: false, detail: folder, mend: say('doctor.permissions_mend', { folder }) }
    }
  },
}

const disk: DoctorCheck = {
  name: 'disk',
  async look(app, say) {
    const { bavail, bsize } = await statfs(app.config.get<string>('cellier.storagePath'))
    const free = bavail * bsize
    const gigabytes = Math.round((free / 1024 ** 3) * 10) / 10
    return { ok: free >= ENOUGH_BYTES, detail: say('doctor.disk_free', { gigabytes }), mend: say('doctor.disk_mend') }
  },
}

/** Checks of the machine. */
export const machineChecks: readonly DoctorCheck[] = [node, secrets, permissions, disk]
