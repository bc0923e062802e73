/*
 * What every page needs. Mantine's sheets are taken one component at a time and in their layered
 * form: our own modules stand outside the layer and so win whatever the order in which the styles of
 * split routes arrive. Within the layer a component's sheet follows those it builds upon.
 */
import './layers.css';
import './fonts.css';
import 'virtual:theme.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import './base.css';
import './print.css';
