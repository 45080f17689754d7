// React sets itself up when it is first asked for, which takes a slow phone a while. A file of its own makes that a task
// of its own (`vite.config.ts`, `boot.ts`), and not a part of whatever asks first.
import 'react-dom/client'
