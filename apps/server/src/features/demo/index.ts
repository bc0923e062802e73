export { fillDemoData } from './fill-demo-data.ts';
export { settleDemo, takeOverFromDemo } from './settle-demo.ts';
