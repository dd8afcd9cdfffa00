import { codeCell } from '#web/admin/table/code_cell'

export default codeCell('path')
