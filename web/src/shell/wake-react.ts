// React sets itself up when it is first imported, which takes a slow phone a while. Its own file makes that a
// separate task (`vite.config.ts`, `boot.ts`), and not a part of the first import.
import 'react-dom/client'
