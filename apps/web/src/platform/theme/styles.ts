// In a layer of their own, the component library's styles give way to ours whatever order the chunks arrive in.
import '@mantine/core/styles.layer.css';
import '@mantine/dates/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import './fonts.css';
import './global.css';
